import { useEffect, useState } from "preact/hooks";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { Tabs, type Tab } from "../../shared/tabs.tsx";
import { CurlCall } from "./curl-call.tsx";
import type { Question } from "../decoder.ts";
import { HowItWasRead } from "./how-it-was-read.tsx";
import { Itinerary } from "../itinerary/itinerary.tsx";
import { pathInBooking, pathInV3 } from "../json/json-links.ts";
import { Json } from "../json/json.tsx";
import type { Links } from "../links.ts";
import { Send } from "../send/send.tsx";
import { usePrinting } from "./use-printing.ts";

interface Props extends Links {
  readonly question: Question;
  readonly model: Workbench;
}

/** The content of the text, with a tab for each view. */
export function Answer({ question, model, ...links }: Props) {
  const [chosen, choose] = useState("itinerary");
  useEffect(() => {
    links.link([]);
  }, [chosen, model]);
  const isPrinted = usePrinting(() => {
    choose("itinerary");
  });
  const { v4, v3, booking } = model.answers;
  const name = v4?.extraInfo?.record_locator ?? "record";
  const json = (
    id: string,
    label: string,
    value: unknown,
    pathIn = (path: string) => path,
  ): Tab => ({
    id,
    label,
    content: () => (
      <Json
        label={label}
        value={value}
        fileName={`${name}-${id}.json`}
        model={model}
        text={question.text}
        links={links}
        pathIn={pathIn}
      />
    ),
  });
  const tabs: Tab[] = [
    {
      id: "itinerary",
      label: "Itinerary",
      content: () => (
        <Itinerary model={model} text={question.text} links={links} isPrinted={isPrinted} />
      ),
    },
    {
      id: "send",
      label: "Send",
      content: () => <Send model={model} question={question} goTo={links.goTo} />,
    },
    json("v4", "v4", v4),
    json("v3", "v3", v3, pathInV3),
    json("booking", "Booking", booking, pathInBooking),
    {
      id: "reading",
      label: "How it was read",
      content: () => <HowItWasRead model={model} text={question.text} goTo={links.goTo} />,
    },
    { id: "curl", label: "curl", content: () => <CurlCall question={question} /> },
  ];
  return <Tabs label="Views of the result" tabs={tabs} chosen={chosen} choose={choose} />;
}
