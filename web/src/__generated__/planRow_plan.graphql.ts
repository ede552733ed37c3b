/**
 * @generated SignedSource<<c7f20c0ca36f71603cd1281e7b4abe1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
export type PlanKind = "ADVANCE" | "OVERPAYMENT" | "RECURRING";
export type PlanState = "ENDED" | "OPEN" | "TAKEN" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type planRow_plan$data = {
  readonly agreedBy: string | null | undefined;
  readonly agreedOn: string | null | undefined;
  readonly agreementNote: string;
  readonly carriedOverOn: string | null | undefined;
  readonly description: string;
  readonly endReason: string | null | undefined;
  readonly firstWeek: string;
  readonly floor: number;
  readonly givenOn: string | null | undefined;
  readonly id: string;
  readonly instalments: ReadonlyArray<{
    readonly amount: number;
    readonly run: {
      readonly id: string;
      readonly number: number;
      readonly weekStart: string;
    };
  }>;
  readonly kind: PlanKind;
  readonly lastWeek: string | null | undefined;
  readonly left: number | null | undefined;
  readonly method: PaymentMethod | null | undefined;
  readonly reference: string;
  readonly revision: string;
  readonly state: PlanState;
  readonly taken: number;
  readonly total: number | null | undefined;
  readonly viewerCanEnd: boolean;
  readonly viewerCanManage: boolean;
  readonly viewerCanVoid: boolean;
  readonly voidReason: string | null | undefined;
  readonly weekly: number;
  readonly writtenOff: number | null | undefined;
  readonly " $fragmentType": "planRow_plan";
};
export type planRow_plan$key = {
  readonly " $data"?: planRow_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"planRow_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planRow_plan"
};

(node as any).hash = "98fc9dc8072b8fc322a24f6a9015342f";

export default node;
