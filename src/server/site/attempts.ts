import type { Counters } from "../../store/usage/counters.ts";
import { digestOf } from "../../store/secret.ts";
import { rateLimited } from "../access/rate-limited.ts";
import { networkOf } from "./network.ts";

const WINDOW_S = 15 * 60;
/** Who knows a password needs few attempts. */
const MOST_OF_ONE = 10;
/** An office shares an address; and a stranger is not to lock an account's owner out. */
const MOST_OF_ALL = 50;
const HOUR_S = 60 * 60;
const MOST_SIGN_UPS = 20;
const MOST_KEYS_MADE = 60;

/** Counts attempts before their outcome is known, so that many at once are counted, too. */
export class Attempts {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /**
   * Counts an attempt to log in.
   *
   * @param address of the network
   * @param email whether or not it has an account; normalised
   * @throws ApiError where there were too many
   */
  async countLogIn(address: string, email: string): Promise<void> {
    const what = "attempts to log in";
    await this.#count(logInNames(address, email).both, WINDOW_S, MOST_OF_ONE, what);
    await this.#count(nameOf("log-in address", networkOf(address)), WINDOW_S, MOST_OF_ALL, what);
    await this.#count(logInNames(address, email).account, WINDOW_S, MOST_OF_ALL, what);
  }

  /** After the right password the attempts at an account are forgotten. */
  async loggedIn(address: string, email: string): Promise<void> {
    const { both, account } = logInNames(address, email);
    await this.#counters.forget(both, WINDOW_S);
    await this.#counters.forget(account, WINDOW_S);
  }

  /**
   * Counts an attempt of one who is logged in to prove the password.
   *
   * @throws ApiError where there were too many
   */
  async countProof(accountId: string): Promise<void> {
    const what = "attempts to prove the password";
    await this.#count(`proof ${accountId}`, WINDOW_S, MOST_OF_ONE, what);
  }

  async proved(accountId: string): Promise<void> {
    await this.#counters.forget(`proof ${accountId}`, WINDOW_S);
  }

  /**
   * Counts an attempt to make an account.
   *
   * @throws ApiError where there were too many from this address
   */
  async countSignUp(address: string): Promise<void> {
    const name = nameOf("sign-ups address", networkOf(address));
    await this.#count(name, HOUR_S, MOST_SIGN_UPS, "accounts made from one address");
  }

  /**
   * Counts a key that an account makes or rotates.
   *
   * @throws ApiError where there were too many
   */
  async countKey(accountId: string): Promise<void> {
    await this.#count(`keys ${accountId}`, HOUR_S, MOST_KEYS_MADE, "new keys an hour");
  }

  async #count(name: string, windowS: number, most: number, what: string): Promise<void> {
    const { count, resetMs } = await this.#counters.count(name, windowS);
    if (count > most) throw rateLimited(what, resetMs);
  }
}

function logInNames(address: string, email: string) {
  return {
    account: nameOf("log-in account", email),
    both: nameOf("log-in", `${networkOf(address)} ${email}`),
  };
}

/** Who tries is nobody's business: the store keeps no address and no e-mail of it. */
function nameOf(what: string, who: string): string {
  return `${what} ${digestOf(who).toString("base64url")}`;
}
