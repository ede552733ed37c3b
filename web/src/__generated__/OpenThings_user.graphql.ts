/**
 * @generated SignedSource<<e5dc70940dfd4e0f1a74a1625120c7da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OpenThingKind = "APPROVED_DAYS" | "APPROVED_RECEIPT" | "PENDING_DAYS" | "PENDING_RECEIPT" | "PLAN_BALANCE" | "UNFILED_YEAR" | "UNPAID_RUN";
import { FragmentRefs } from "relay-runtime";
export type OpenThings_user$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly openThings: ReadonlyArray<{
    readonly kind: OpenThingKind;
    readonly text: string;
    readonly weekStart: string | null | undefined;
    readonly year: number | null | undefined;
  }>;
  readonly " $fragmentType": "OpenThings_user";
};
export type OpenThings_user$key = {
  readonly " $data"?: OpenThings_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenThings_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenThings_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenThing",
      "kind": "LinkedField",
      "name": "openThings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "abd0972050da35342a46bc00b1e7f3fd";

export default node;
