import type { Counters } from "../../store/usage/counters.ts";
import { digestOf } from "../../store/secret.ts";
import { rateLimited } from "../access/rate-limited.ts";
import { networkOf } from "./network.ts";

const WINDOW_S = 15 * 60;
/** Someone who knows the password needs few attempts. */
const MOST_PER_PAIR = 10;
/** Higher, because an office shares an address, and a stranger must not lock out an account's owner. */
const MOST_PER_SIDE = 50;
const HOUR_S = 60 * 60;
const MOST_SIGN_UPS = 20;
const MOST_KEYS_MADE = 60;
const MOST_RESETS = 20;
const MOST_MAILS = 3;
const DAY_S = 24 * HOUR_S;
/**
 * Of a million codes, three are right at a time: this many attempts succeed on one day in 3,000.
 */
const MOST_CODES = 100;

/** Counts attempts before their outcome is known, so that simultaneous ones count too. */
export class Attempts {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /**
   * Counts an attempt to log in.
   *
   * @param address the client's IP address
   * @param email normalised; with or without an account
   * @throws ApiError if there were too many
   */
  async countLogIn(address: string, email: string): Promise<void> {
    const what = "attempts to log in";
    await this.#count(logInNames(address, email).both, WINDOW_S, MOST_PER_PAIR, what);
    await this.#count(nameOf("log-in address", networkOf(address)), WINDOW_S, MOST_PER_SIDE, what);
    await this.#count(logInNames(address, email).account, WINDOW_S, MOST_PER_SIDE, what);
  }

  /** Resets the attempts at an account after a successful login. */
  async loggedIn(address: string, email: string): Promise<void> {
    const { both, account } = logInNames(address, email);
    await this.#counters.forget(both, WINDOW_S);
    await this.#counters.forget(account, WINDOW_S);
  }

  /**
   * Counts an attempt of a logged-in visitor to confirm the password.
   *
   * @throws ApiError if there were too many
   */
  async countProof(accountId: string): Promise<void> {
    const what = "attempts to confirm the password";
    await this.#count(`proof ${accountId}`, WINDOW_S, MOST_PER_PAIR, what);
  }

  async proved(accountId: string): Promise<void> {
    await this.#counters.forget(`proof ${accountId}`, WINDOW_S);
  }

  /**
   * Counts a code of an authenticator app, right or wrong. Nothing resets the count before its day is over.
   *
   * @throws ApiError if there were too many
   */
  async countCode(accountId: string): Promise<void> {
    await this.#count(
      `code ${accountId}`,
      DAY_S,
      MOST_CODES,
      "codes of the second factor in a day",
    );
  }

  /**
   * Counts an attempt to create an account.
   *
   * @throws ApiError if there were too many from this address
   */
  async countSignUp(address: string): Promise<void> {
    const name = nameOf("sign-ups address", networkOf(address));
    await this.#count(name, HOUR_S, MOST_SIGN_UPS, "accounts created from one address");
  }

  /**
   * Counts a request for a link to set a new password: an account gets few emails, whoever asks for
   * them.
   *
   * @param email normalised; with or without an account
   * @throws ApiError if there were too many
   */
  async countResetMail(address: string, email: string): Promise<void> {
    const what = "requests for a new password";
    await this.#count(nameOf("reset address", networkOf(address)), HOUR_S, MOST_RESETS, what);
    await this.#count(nameOf("reset account", email), HOUR_S, MOST_MAILS, what);
  }

  /**
   * Counts the use of such a link.
   *
   * @throws ApiError if there were too many from this address
   */
  async countReset(address: string): Promise<void> {
    const name = nameOf("reset use", networkOf(address));
    await this.#count(name, WINDOW_S, MOST_PER_SIDE, "attempts to set a new password");
  }

  /**
   * Counts a key that an account creates or rotates.
   *
   * @throws ApiError if there were too many
   */
  async countKey(accountId: string): Promise<void> {
    await this.#count(`keys ${accountId}`, HOUR_S, MOST_KEYS_MADE, "new keys in one hour");
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

/** Uses a digest for privacy: the store keeps no address and no email of an attempt. */
function nameOf(what: string, who: string): string {
  return `${what} ${digestOf(who).toString("base64url")}`;
}
