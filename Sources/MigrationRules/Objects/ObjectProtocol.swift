import SwiftModel

/// A protocol of the project that is the static type of a reference to an object.
struct ObjectProtocol {
  private let protocols: [TypeID]
  /// The members readable through the protocol and those that it refines: properties, and functions with `()`
  /// behind their names.
  let members: Set<String>
  /// The members that a protocol extension computes, perhaps from others.
  let computed: Set<String>

  init(_ type: TypeID, _ model: ProjectModel) {
    protocols = [type] + model.index.allRefinedProtocols(of: type)
    let declarations = protocols.flatMap(model.index.declarations)
    func names(in declarations: [TypeID]) -> Set<String> {
      Set(declarations.flatMap { model.index[$0].variables }.filter { !$0.isStatic }.map(\.name))
    }
    let functions = declarations.flatMap { model.index[$0].functions }.filter { $0.result != nil }
    members = names(in: declarations).union(functions.map { $0.name + "()" })
    computed = names(in: declarations.filter { model.index[$0].kind == .extension })
  }

  /// The classes that say that they conform to the protocol, or to one that refines it, in order.
  func conformers(_ model: ProjectModel) -> [TypeID] {
    var (open, seen, found) = ([protocols[0]], Set<TypeID>(), Set<TypeID>())
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      for subclass in subclasses(of: next, model) {
        switch model.index[subclass].kind {
        case .protocol: open.append(subclass)
        case .class: found.insert(subclass)
        default: break
        }
      }
    }
    return found.sorted()
  }

  private func subclasses(of type: TypeID, _ model: ProjectModel) -> [TypeID] {
    let index = model.index
    return index.files(mentioning: index[type].name.last ?? "").flatMap { file in
      index.files[file].types.indices.map { TypeID(file: file, index: $0) }
        .filter { isNamed(type, byInheritanceOf: $0, index) }
        .flatMap(index.owners)
    }
  }

  private func isNamed(
    _ type: TypeID, byInheritanceOf declaration: TypeID, _ index: ProjectIndex
  ) -> Bool {
    let scope = LookupScope(file: declaration.file, enclosingType: index[declaration].parent)
    return (index[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).contains { part in
      part.dottedName?.last == index[type].name.last && index.resolve(part, in: scope).declarations == [type]
    }
  }
}

extension ResolvedType {
  /// The classes of the project among the objects in a value, also behind a protocol type.
  var heldTypes: [TypeID] {
    switch self {
    case .existential(let bounds), .parameter(_, let bounds, _): bounds.flatMap(\.heldTypes)
    case .optional(let type), .array(let type): type.heldTypes
    case .dictionary(let key, let value): key.heldTypes + value.heldTypes
    default: parts
    }
  }
}
