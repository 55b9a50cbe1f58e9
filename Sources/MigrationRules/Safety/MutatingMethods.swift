import SwiftModel

extension ProjectIndex {
  /// Whether a type is made of a structure or enumeration of the project that has a `mutating` method of a name, or has it
  /// from a protocol.
  /// Or may be of a type that an extension adds one to.
  func hasMutatingMethod(named name: String, in type: ResolvedType, isAsync: Bool = false) -> Bool {
    func isMutating(_ declaration: TypeID) -> Bool {
      self[declaration].functions.contains { function in
        function.name == name && function.modifiers.contains(named: "mutating")
          && (function.isAsync || !isAsync)
      }
    }
    return extensionsOfOthers.values.joined().contains(where: isMutating)
      || type.parts.contains { part in
        [.struct, .enum].contains(self[part].kind)
          && ([part] + allRefinedProtocols(of: part)).flatMap(declarations).contains(where: isMutating)
      }
  }
}
