import { useState } from "preact/hooks";
import type { KeyEntry, Limits, NewKeyAnswer } from "../../../server/site/schema.ts";
import { Choice } from "../../shared/choice.tsx";
import { countOf } from "../../shared/count.ts";
import { Dialog, DialogButtons } from "../form/dialog.tsx";
import { DateField, Failure, TextField } from "../form/fields.tsx";
import { useForm, type FieldProblems, type Values } from "../form/form.ts";
import { nameOf, today } from "./key-list.ts";
import { expiryProblem, limitProblem, limitsOf, nameProblem } from "../rules.ts";
import { site } from "../site.ts";

interface CreatingProps {
  readonly made: (made: NewKeyAnswer) => void;
  readonly close: () => void;
}

interface ChangingProps {
  readonly entry: KeyEntry;
  readonly done: (record: KeyEntry, message: string) => void;
  readonly close: () => void;
}

interface Bounded {
  /** The most that the service allows. */
  readonly bounds: Limits;
}

export function CreateDialog({ bounds, made, close }: CreatingProps & Bounded) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => ({
      ...nameProblem(values("name")),
      ...limitProblems(values, bounds),
      ...expiryProblem(values("expiresOn"), today()),
    }),
    submit: async (values) => {
      const limits = limitsOf(values("perMinute"), values("perDay"));
      const day = values("expiresOn");
      made(await site.createKey(values("name"), limits, day === "" ? null : day));
    },
    fieldOf: { name: "name", limits: "perMinute", expiresOn: "expiresOn" },
  });
  return (
    <Dialog title="Create a key" close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <TextField
          label="Name"
          name="name"
          hint="Where you use it: an application, a customer, a machine."
          problem={problems.name}
        />
        <LimitFields limits={bounds} bounds={bounds} problems={problems} />
        <DateField
          label="Last day (UTC)"
          name="expiresOn"
          min={today()}
          hint="The key is refused after this day. Empty: it does not expire."
          problem={problems.expiresOn}
        />
        <Failure text={failure} />
        <DialogButtons act="Create key" isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}

export function LimitsDialog({ entry, bounds, done, close }: ChangingProps & Bounded) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => limitProblems(values, bounds),
    submit: async (values) => {
      const limits = limitsOf(values("perMinute"), values("perDay"));
      const { record } = await site.limitKey(entry.id, limits);
      done(record, `The limits of “${nameOf(record)}” have been changed.`);
    },
    fieldOf: { limits: "perMinute" },
  });
  return (
    <Dialog title={`Limits of “${nameOf(entry)}”`} close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <p>The service refuses requests beyond a limit with status 429 and states when to retry.</p>
        <LimitFields limits={entry.limits} bounds={bounds} problems={problems} />
        <Failure text={failure} />
        <DialogButtons act="Save limits" isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}

const LIMITS = [
  ["perMinute", "Requests a minute"],
  ["perDay", "Requests a day"],
] as const;

interface LimitFieldsProps extends Bounded {
  readonly limits: Limits;
  readonly problems: FieldProblems;
}

function LimitFields({ limits, bounds, problems }: LimitFieldsProps) {
  return (
    <div class="pair">
      {LIMITS.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          inputMode="numeric"
          value={limits[name]?.toString() ?? ""}
          hint={boundHint(bounds[name])}
          problem={problems[name]}
        />
      ))}
    </div>
  );
}

function boundHint(bound: number | null): string {
  return bound === null ? "Empty: no limit." : `At most ${countOf(bound)}.`;
}

function limitProblems(values: Values, bounds: Limits): FieldProblems {
  return {
    ...limitProblem("perMinute", values("perMinute"), bounds.perMinute),
    ...limitProblem("perDay", values("perDay"), bounds.perDay),
  };
}

/** How long the old key stays valid, in hours. */
const GRACES = [
  { value: 0, text: "Immediately" },
  { value: 1, text: "1 hour" },
  { value: 24, text: "1 day" },
  { value: 168, text: "7 days" },
];

export function RotateDialog({ entry, made, close }: CreatingProps & { entry: KeyEntry }) {
  const [grace, setGrace] = useState(24);
  const { failure, isBusy, onSubmit } = useForm({
    check: () => ({}),
    submit: async () => {
      made(await site.rotateKey(entry.id, grace));
    },
  });
  return (
    <Dialog title={`Rotate “${nameOf(entry)}”`} close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <p>
          You get a new key that replaces <code>{entry.prefix}…</code> and keeps its name, limits,
          last day and usage.
        </p>
        <div class="field">
          <span aria-hidden="true" class="label">
            The old key ends
          </span>
          <Choice label="The old key ends" options={GRACES} chosen={grace} choose={setGrace} />
          <p class="faint">
            {grace === 0
              ? "Requests with the old key are refused immediately."
              : "Until then both keys work, so that nothing fails while you replace the old one."}
          </p>
        </div>
        <Failure text={failure} />
        <DialogButtons act="Rotate key" isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}

export function RevokeDialog({ entry, done, close }: ChangingProps) {
  const { failure, isBusy, onSubmit } = useForm({
    check: () => ({}),
    submit: async () => {
      const { record } = await site.revokeKey(entry.id);
      done(record, `“${nameOf(record)}” has been revoked.`);
    },
  });
  return (
    <Dialog title={`Revoke “${nameOf(entry)}”?`} close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <p>
          All requests with <code>{entry.prefix}…</code> will be refused with status 403. This
          cannot be undone. You can still see the usage of the key.
        </p>
        <Failure text={failure} />
        <DialogButtons act="Revoke key" isDanger isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}
