/** The images that mail programs show, and how to take one from a file. */

export const LOGO_TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

/** The longest data URL that the service accepts. */
const LONGEST = 200_000;

/** An image as a data URL, or why it cannot be a logo. */
export type Logo = { readonly url: string } | { readonly refusal: string };

export async function logoIn(file: File): Promise<Logo> {
  if (!LOGO_TYPES.some((type) => type === file.type))
    return { refusal: "A logo is a PNG, JPEG, GIF or WebP image." };
  const url = await dataUrlOf(file);
  if (url.length > LONGEST)
    return { refusal: "This image is too large: emails need one of at most 145 KB." };
  return { url };
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === "string" ? reader.result : "");
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error("the file cannot be read"));
    };
    reader.readAsDataURL(file);
  });
}
