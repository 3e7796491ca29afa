/** A line that decodes, so that users can try the service. */
const SAMPLE = "1  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";

/**
 * The text printed when the service has started: the addresses of its pages.
 *
 * @param url the address it listens on
 * @param key the key created at this start; null if none was created
 */
export function firstScreen(url: string, key: string | null): string {
  const at = reachable(url);
  const pages = `
  Workbench       ${at}/
  Account, keys   ${at}/account
  API reference   ${at}/reference

`;
  return `recloc listens on ${url}\n${pages}${key === null ? "" : firstCall(at, key)}`;
}

function firstCall(at: string, key: string): string {
  return `There was no API key, so Recloc created one. It is shown only once:

  ${key}

Try it:

  curl -H 'X-Api-Key: ${key}' -d '${SAMPLE}' ${at}/v4/decode

`;
}

/** A server that listens on all addresses is reachable at the loopback address. */
function reachable(url: string): string {
  return url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}
