import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  /** What screen readers say. */
  readonly label: string;
}

/** The width of the light margin that scanners need, in modules. */
const MARGIN = 4;

/** A text as a QR code, dark on light in both themes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: MARGIN });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
