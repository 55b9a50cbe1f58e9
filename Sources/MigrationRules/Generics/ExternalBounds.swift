import SwiftModel

/// The types that a generic parameter bound by protocols of other modules may stand for.
///
/// A type of the project conforms to such a protocol only if the sources say so: by its name, or by the name of another
/// protocol of other modules that may refine it.
extension ProjectModel {
  /// Whether a value of a generic parameter's type, or of an existential, may be an instance of a type of the project.
  func mayBe(_ type: TypeID, valueOf parameter: ResolvedType) -> Bool {
    let bounds: [ResolvedType]
    switch parameter {
    case .parameter(_, let all, _), .existential(let all): bounds = all
    default: return true
    }
    return bounds.allSatisfy { bound in
      switch bound {
      case .external(let names, _): names.last.map { mayConform(type, toProtocol: $0) } ?? true
      case .project(let id, _): ancestors(of: type).contains(id)
      default: true
      }
    }
  }

  private func mayConform(_ type: TypeID, toProtocol name: String) -> Bool {
    // Common protocols may be implied by another one, as `Equatable` is by `Hashable`.
    if Self.isCommon(name) { return true }
    let isApples = KnownTypes.isPlainAppleClass(name)
    return ancestors(of: type).contains { ancestor in
      // An extension of an unresolved type may extend this one.
      inheritedNames(of: ancestor).contains { other in
        other == name
          || !Self.isCommon(other) && (isApples || !KnownTypes.isPlainAppleClass(other))
      } || index.extensionsOfOthers[index[ancestor].name.last ?? ""] != nil
    }
  }

  /// A type, its superclasses, and the project's protocols that they conform to.
  private func ancestors(of type: TypeID) -> [TypeID] {
    var found = [type]
    var next = 0
    while next < found.count {
      let inherited = index.superclasses(of: found[next]) + index.refinedProtocols(of: found[next])
      found += inherited.filter { !found.contains($0) }
      next += 1
    }
    return found
  }

  /// The names in a type's inheritance clauses that the project does not declare.
  func inheritedNames(of type: TypeID) -> [String] {
    index.declarations(of: type).flatMap { declaration -> [String] in
      let scope = LookupScope(file: declaration.file, enclosingType: index[declaration].parent)
      return (index[declaration].inheritance?.entries ?? []).flatMap { entry in
        entry.type.boundParts.map { part in
          switch index.resolveBound(part, in: scope) {
          case .external(let names, _): names.last ?? ""
          case .project: "AnyObject"
          // Any type may conform.
          default: ""
          }
        }
      }
    }
  }

  /// Whether a protocol refines none that the project may have extended: of Swift, Combine and Foundation.
  private static func isCommon(_ name: String) -> Bool {
    KnownTypes.isStandardProtocol(name) || commonProtocols.contains(name)
  }

  private static let commonProtocols: Set<String> = [
    "ObservableObject", "Observable", "LocalizedError", "Actor", "GlobalActor", "NSObject",
    "NSObjectProtocol", "NSCopying", "NSCoding", "NSSecureCoding",
  ]
}
