/**
 * @generated SignedSource<<d68b5a7ff6aa9c596576d5b152fcf08d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NextPayFact_user$data = {
  readonly payOnItsWay: ReadonlyArray<{
    readonly estimate: number | null | undefined;
    readonly payDate: string | null | undefined;
    readonly run: {
      readonly id: string;
      readonly net: number;
      readonly number: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "NextPayFact_user";
};
export type NextPayFact_user$key = {
  readonly " $data"?: NextPayFact_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextPayFact_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextPayFact_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayOnItsWay",
      "kind": "LinkedField",
      "name": "payOnItsWay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayrollRun",
          "kind": "LinkedField",
          "name": "run",
          "plural": false,
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
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "net",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7ce2390e564fc495722ba9b7246c45bc";

export default node;
