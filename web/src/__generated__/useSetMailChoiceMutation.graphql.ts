/**
 * @generated SignedSource<<851b755f84c36d6f4a84a3e039d3d712>>
 * @relayHash 367a425316f16851fa649653a693c414
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7c090d46de50691d71f85555a74a7df94e3260f219e53756f943537be54472d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MailChoice = "STATEMENT_READY" | "TAX_DOCUMENT_READY" | "WEEK_REJECTED";
export type SetMailChoiceInput = {
  isWanted: boolean;
  mail: MailChoice;
};
export type useSetMailChoiceMutation$variables = {
  input: SetMailChoiceInput;
};
export type useSetMailChoiceMutation$data = {
  readonly setMailChoice: {
    readonly " $fragmentSpreads": FragmentRefs<"useSetMailChoice_user">;
  } | null | undefined;
};
export type useSetMailChoiceMutation = {
  response: useSetMailChoiceMutation$data;
  variables: useSetMailChoiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetMailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setMailChoice",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useSetMailChoice_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetMailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setMailChoice",
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
            "name": "mailChoices",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e7c090d46de50691d71f85555a74a7df94e3260f219e53756f943537be54472d",
    "metadata": {},
    "name": "useSetMailChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b86fbd1aec8075e729ce2669d324ff89";

export default node;
