import type { Counters } from "../../store/counters.ts";
import { digestOf } from "../../store/secret.ts";
import { rateLimited } from "../rate-limited.ts";

const WINDOW_S = 15 * 60;
/** Who knows a password needs few attempts; an office shares an address. */
const MOST_BY_ACCOUNT = 10;
const MOST_BY_ADDRESS = 50;
const SIGN_UP_WINDOW_S = 60 * 60;
const MOST_SIGN_UPS = 20;

/** Attempts to prove a password: counted before it is looked at, so that many at once are, too. */
export class Attempts {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /**
   * Counts an attempt.
   *
   * @param address of the network
   * @param email whether or not it has an account; normalised
   * @throws ApiError where there were too many
   */
  async count(address: string, email: string): Promise<void> {
    const what = "attempts to prove a password";
    await this.#countOne(addressName("attempts", address), WINDOW_S, MOST_BY_ADDRESS, what);
    await this.#countOne(accountName(email), WINDOW_S, MOST_BY_ACCOUNT, what);
  }

  /**
   * Counts an attempt to make an account.
   *
   * @throws ApiError where there were too many from this address
   */
  async countSignUp(address: string): Promise<void> {
    const name = addressName("sign-ups", address);
    await this.#countOne(name, SIGN_UP_WINDOW_S, MOST_SIGN_UPS, "accounts made from one address");
  }

  /** After the right password an account's attempts are forgotten. */
  async succeeded(email: string): Promise<void> {
    await this.#counters.forget(accountName(email), WINDOW_S);
  }

  async #countOne(name: string, windowS: number, most: number, what: string): Promise<void> {
    const { count, resetMs } = await this.#counters.count(name, windowS);
    if (count > most) throw rateLimited(what, resetMs);
  }
}

/** Who tries is nobody's business: the store keeps no address and no e-mail of it. */
function addressName(of: "attempts" | "sign-ups", address: string): string {
  return `${of} address ${digestOf(address).toString("base64url")}`;
}

function accountName(email: string): string {
  return `attempts account ${digestOf(email).toString("base64url")}`;
}
