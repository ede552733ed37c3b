/**
 * @generated SignedSource<<9907f427a848ec92cbcf8aba302c0d74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LeaverCard_user$data = {
  readonly archived: boolean;
  readonly isActive: boolean;
  readonly openThings: ReadonlyArray<{
    readonly __typename: "OpenThing";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OpenThings_user">;
  readonly " $fragmentType": "LeaverCard_user";
};
export type LeaverCard_user$key = {
  readonly " $data"?: LeaverCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaverCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeaverCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenThings_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "501088e668f1920a99010a230891dcbc";

export default node;
