/**
 * @generated SignedSource<<035dca7c5b05ba0d8c2c2182b2297c45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TimeLogStatus = "APPROVED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type StatementDays_statement$data = {
  readonly basePay: number;
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly expenses: number;
    readonly notes: string;
    readonly pay: number;
    readonly rate: number | null | undefined;
    readonly status: TimeLogStatus | null | undefined;
    readonly worked: boolean;
  }>;
  readonly expenses: number;
  readonly " $fragmentType": "StatementDays_statement";
};
export type StatementDays_statement$key = {
  readonly " $data"?: StatementDays_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementDays_statement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expenses",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementDays_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basePay",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatementDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "worked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pay",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayStatement",
  "abstractKey": null
};
})();

(node as any).hash = "f5d260e517297ebf5c702170f979e769";

export default node;
