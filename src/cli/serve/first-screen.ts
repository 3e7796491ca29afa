/** A line that decodes, for people to try the service with. */
const SAMPLE = "1  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";

/**
 * What is printed when the service runs: where its pages are.
 *
 * @param url what it listens on
 * @param key the key that was made at this start; null where none was
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
  return `There was no API key, so this one was made. It is shown this once:

  ${key}

Try it:

  curl -H 'X-Api-Key: ${key}' -d '${SAMPLE}' ${at}/v4/decode

`;
}

/** A server that listens on all addresses is reached on this machine's own. */
function reachable(url: string): string {
  return url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}
