/** The requests and answers of the pages: about accounts and keys, and about itineraries to send. */
import Type, { type Static } from "typebox";
import { REGISTRATIONS } from "../../settings.ts";
import { FORMAT_NAMES } from "../../views/itinerary/formats.ts";
import { ItineraryOptions } from "../../views/itinerary/options/schema.ts";
import { closed, list, nullable } from "../../views/schema.ts";

const Words = Type.String();
const Instant = Type.String({ description: "ISO 8601, UTC" });

export const Limits = closed({
  perMinute: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  perDay: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export type Limits = Static<typeof Limits>;

/** The answer to `GET /site/session` and to every request that changes who is logged in. */
export const SessionAnswer = closed({
  account: Type.Union([closed({ email: Words, createdAt: Instant }), Type.Null()]),
  csrf: Type.String({
    description: "To be sent as X-CSRF-Token with every request that changes something",
  }),
  registration: Type.Enum([...REGISTRATIONS]),
  limits: Limits,
  resets: Type.Boolean({ description: "Whether the service emails links to set a new password" }),
  keyless: Type.Boolean({ description: "Whether the workbench works without a key here" }),
});
export type SessionAnswer = Static<typeof SessionAnswer>;

export const SessionsAnswer = closed({
  sessions: list(
    closed({
      id: Words,
      createdAt: Instant,
      lastUsedAt: nullable("ISO 8601, UTC; delayed by up to an hour"),
      isCurrent: Type.Boolean({ description: "Whether it is the one that asks" }),
    }),
  ),
});
export type SessionsAnswer = Static<typeof SessionsAnswer>;

export const Credentials = closed({ email: Words, password: Words });
export const LogIn = closed({
  email: Words,
  password: Words,
  code: Type.Optional(Type.String({ description: "Of the authenticator app, or a recovery code" })),
});
export const PasswordChange = closed({ current: Words, next: Words });
export const PasswordRequest = closed({ email: Words });
export const PasswordReset = closed({ token: Words, password: Words });
export const PasswordProof = closed({ password: Words });
export const CodeProof = closed({ code: Words });
export const FullProof = closed({ password: Words, code: Words });

export const SecondFactorAnswer = closed({
  isOn: Type.Boolean({ description: "Whether a log-in asks for a code" }),
  recoveryCodes: Type.Integer({ description: "How many recovery codes are left" }),
});
export type SecondFactorAnswer = Static<typeof SecondFactorAnswer>;

/** The only answer that contains the secret of an authenticator app. */
export const NewFactorAnswer = closed({
  secret: Type.String({ description: "Base32" }),
  address: Type.String({ description: "`otpauth://…`, for a QR code" }),
});
export type NewFactorAnswer = Static<typeof NewFactorAnswer>;

/** The only answer that contains recovery codes. */
export const RecoveryCodesAnswer = closed({ recoveryCodes: list(Words) });
export type RecoveryCodesAnswer = Static<typeof RecoveryCodesAnswer>;

export const KeyEntry = closed({
  id: Words,
  name: nullable("The name that its owner gave it"),
  prefix: Type.String({ description: "The first characters of the key" }),
  createdAt: Instant,
  lastUsedAt: nullable("ISO 8601, UTC; delayed by some seconds"),
  revokedAt: nullable("ISO 8601, UTC"),
  limits: Limits,
  expiresOn: nullable("The last day on which the key is valid, YYYY-MM-DD, UTC"),
  expiring: list(closed({ prefix: Words, expiresAt: Instant }), {
    description: "Earlier values of a rotated key that are still valid",
  }),
});
export type KeyEntry = Static<typeof KeyEntry>;

export const KeysAnswer = closed({ keys: list(KeyEntry) });
export type KeysAnswer = Static<typeof KeysAnswer>;

/** The only answers that contain a key. */
export const NewKeyAnswer = closed({ key: Words, record: KeyEntry });
export type NewKeyAnswer = Static<typeof NewKeyAnswer>;

export const KeyAnswer = closed({ record: KeyEntry });
export type KeyAnswer = Static<typeof KeyAnswer>;

export const NewKey = closed({
  name: Words,
  limits: Type.Optional(Limits),
  expiresOn: Type.Optional(nullable("The last day on which the key is valid, YYYY-MM-DD, UTC")),
});
export const KeyChange = closed({
  name: Type.Optional(Words),
  limits: Type.Optional(Limits),
});
/** A week at most, so that a leaked key expires. */
export const Rotation = closed({ graceHours: Type.Integer({ minimum: 0, maximum: 168 }) });

const totals = {
  requests: Type.Integer(),
  notDecodable: Type.Integer({ description: "Texts that contain no booking, answered with 422" }),
  errors: Type.Integer({ description: "Other answers of 400 and above" }),
};

/** The usage of a key, or of all keys of the account together. */
export const UsageAnswer = closed({
  days: list(
    closed({
      day: Type.String({ description: "YYYY-MM-DD, UTC" }),
      ...totals,
      medianMs: Type.Union([Type.Number(), Type.Null()]),
      p99Ms: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  refusals: list(
    closed({
      code: Words,
      status: Type.Union([Type.Integer(), Type.Null()]),
      means: Words,
      requests: Type.Integer(),
    }),
    { description: "Answers of 400 and above by code, most frequent first" },
  ),
  keys: list(closed({ id: Words, ...totals }), { description: "The keys that were used" }),
});
export type UsageAnswer = Static<typeof UsageAnswer>;

/** The body of `POST /site/itinerary`. */
export const ItineraryRequest = closed({
  text: Type.String({ description: "Exactly as it is to be decoded" }),
  format: Type.Enum([...FORMAT_NAMES]),
  options: ItineraryOptions,
});

export const ItineraryFormats = closed({
  formats: list(
    closed({
      name: Words,
      mediaType: Words,
      extension: Type.String({ description: "Of a file, without a dot" }),
      summary: Words,
    }),
    { description: "The most usual first" },
  ),
});
export type ItineraryFormats = Static<typeof ItineraryFormats>;
