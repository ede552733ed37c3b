/**
 * @generated SignedSource<<ed0a626403394cdb92a6f24bc0a59228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
export type PayrollRunKind = "ADJUSTMENT" | "REGULAR";
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
      readonly kind: PayrollRunKind;
      readonly number: number;
      readonly weekStart: string;
    };
  }>;
  readonly kind: PlanKind;
  readonly lastWeek: string | null | undefined;
  readonly left: number | null | undefined;
  readonly method: PaymentMethod | null | undefined;
  readonly reference: string;
  readonly repaid: number;
  readonly repayments: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
    readonly id: string;
    readonly method: PaymentMethod;
    readonly reference: string;
    readonly viewerCanVoid: boolean;
    readonly voidReason: string | null | undefined;
  }>;
  readonly revision: string;
  readonly state: PlanState;
  readonly taken: number;
  readonly total: number | null | undefined;
  readonly viewerCanEnd: boolean;
  readonly viewerCanManage: boolean;
  readonly viewerCanRecordRepayment: boolean;
  readonly viewerCanVoid: boolean;
  readonly viewerCanWriteOff: boolean;
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

(node as any).hash = "f76847e10a2bac7ccb90cd12a2cfc6a1";

export default node;
