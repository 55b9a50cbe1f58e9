import SourceText
package import SwiftModel

extension ProjectIndex {
  /// A type as the tables of these tests write it, so that types of the sources, types from elsewhere and what is not
  /// known look different: `[Store?]`, `external String`, `T: Model`, `ambiguous Store in A.swift or B.swift`.
  package func words(for type: ResolvedType) -> String {
    func list(_ types: [ResolvedType]) -> String { types.map(words).joined(separator: ", ") }
    func arguments(_ types: [ResolvedType]) -> String { types.isEmpty ? "" : "<\(list(types))>" }
    switch type {
    case .project(let id, let types): return name(of: id) + arguments(types)
    case .external(let names, let types): return "external \(names.joined(separator: "."))\(arguments(types))"
    case .optional(let wrapped): return words(for: wrapped) + "?"
    case .array(let element): return "[\(words(for: element))]"
    case .dictionary(let key, let value): return "[\(words(for: key)): \(words(for: value))]"
    case .tuple(let types, let labels):
      let elements = zip(types, labels).map { type, label in
        (label.map { $0 + ": " } ?? "") + words(for: type)
      }
      return "(\(elements.joined(separator: ", ")))"
    case .function(let result): return "function giving \(words(for: result))"
    case .metatype(let instance): return words(for: instance) + ".Type"
    case .parameter(let name, let bounds, _):
      return bounds.isEmpty ? "parameter \(name)" : "\(name): \(bounds.map(words).joined(separator: " & "))"
    case .existential(let bounds): return "any \(bounds.map(words).joined(separator: " & "))"
    case .ambiguous(let ids):
      return "ambiguous " + ids.map { "\(displayName(of: $0)) in \(path(of: $0))" }.joined(separator: " or ")
    case .unknown: return "unknown"
    }
  }

  /// With the file, where others declare a type of that name.
  private func name(of id: TypeID) -> String {
    let name = displayName(of: id)
    let namesakes = nominalTypes.filter { displayName(of: $0) == name }
    return namesakes.count == 1 ? name : "\(name) in \(path(of: id))"
  }

  private func path(of id: TypeID) -> String { files[id.file].source.path }
}
