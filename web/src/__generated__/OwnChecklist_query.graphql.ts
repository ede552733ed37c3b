/**
 * @generated SignedSource<<5c7343c3dbaaa40c002064f26b5e33b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnChecklist_query$data = {
  readonly today: string;
  readonly viewer: {
    readonly createdAt: string;
    readonly startsOn: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"onboardingSteps_user">;
  };
  readonly " $fragmentType": "OwnChecklist_query";
};
export type OwnChecklist_query$key = {
  readonly " $data"?: OwnChecklist_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnChecklist_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnChecklist_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "onboardingSteps_user",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OnboardingStep",
              "kind": "LinkedField",
              "name": "onboarding",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDone",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3126d8fbe727acdd1ef2034b62bfbbe4";

export default node;
