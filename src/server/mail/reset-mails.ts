import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Accounts } from "../../store/accounts/accounts.ts";
import { traceOf } from "../trace.ts";
import type { Mail, Mailer } from "./mailer.ts";

/** More emails would only wait for a mail server that does not answer. */
const MOST_PENDING = 100;
const CLOSE_MS = 2000;

/** The parts that emails with links to set a new password are made from. */
export interface ResetMailParts {
  readonly accounts: Pick<Accounts, "startReset">;
  readonly mailer: Pick<Mailer, "send">;
  /** Where visitors reach the service, without a slash at the end. */
  readonly publicUrl: string;
  readonly logger: Logger;
}

/** Sends links to set a new password. */
export class ResetMails {
  readonly #parts: ResetMailParts;
  readonly #pending = new Set<Promise<void>>();

  constructor(parts: ResetMailParts) {
    this.#parts = parts;
  }

  /**
   * Sends a link to the account with this email address, if there is one. Does not wait for it: the
   * response time must not reveal whether the account exists. A failure is logged, without any address.
   */
  request(email: string): void {
    const { logger } = this.#parts;
    if (this.#pending.size >= MOST_PENDING) {
      logger.error("email not sent: too many are waiting");
      return;
    }
    const sending = this.#send(email)
      .catch((error: unknown) => {
        logger.error(traceOf(error), "email not sent");
      })
      .finally(() => this.#pending.delete(sending));
    this.#pending.add(sending);
  }

  /** Waits until all emails are sent, but not long: the mail server may not answer. */
  async close(): Promise<void> {
    const waiting = new AbortController();
    const late = wait(CLOSE_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#pending), late]);
    waiting.abort();
  }

  async #send(email: string): Promise<void> {
    const { accounts, mailer, publicUrl } = this.#parts;
    const reset = await accounts.startReset(email);
    if (reset === null) return;
    // Browsers do not send the fragment, so the token appears in no log.
    await mailer.send(resetMail(reset.account.email, `${publicUrl}/account#reset=${reset.token}`));
  }
}

function resetMail(to: string, link: string): Mail {
  const text = `Somebody, probably you, asked for a new password for the Recloc account ${to}.

To choose it, open this link within 30 minutes. It works once:

${link}

All devices are then logged out. Your API keys keep working.

If you did not ask for this, ignore this mail: your password stays as it is.
`;
  return { to, subject: "Your new Recloc password", text };
}
