import SwiftModel

extension ProjectModel {
  /// A type by names that mean the same at a place.
  ///
  /// - Parameter givesFoundation: whether Foundation is imported there.
  /// - Returns: nil where that is not certain.
  func text(of type: ResolvedType, in scope: LookupScope, givesFoundation: Bool = false) -> String? {
    func inner(_ type: ResolvedType) -> String? {
      text(of: type, in: scope, givesFoundation: givesFoundation)
    }
    switch type {
    case .optional(let wrapped): return inner(wrapped).map { $0 + "?" }
    case .array(let element): return inner(element).map { "[\($0)]" }
    case .dictionary(let key, let value):
      guard let key = inner(key), let value = inner(value) else { return nil }
      return "[\(key): \(value)]"
    case .external(let names, let arguments):
      guard arguments.isEmpty, names.count == 1, let name = names.first,
        givesFoundation ? KnownTypes.isPlainValue(name) : KnownTypes.isBuiltInValue(name),
        index.resolve(.name(name), in: scope) == type
      else { return nil }
      return name
    case .project(let id, let arguments):
      guard arguments.isEmpty, index[id].genericParameters.isEmpty, isImported(id.file, by: scope.file)
      else { return nil }
      let names = index[id].name
      let written = TypeExpression.named(names.map { TypeExpression.Component(name: $0) })
      return index.resolve(written, in: scope) == type ? names.joined(separator: ".") : nil
    default: return nil
    }
  }

  /// Whether what the module of a file declares can be named in another file.
  private func isImported(_ declaring: Int, by file: Int) -> Bool {
    if index.isSameModule(declaring, file) { return true }
    guard let module = index.moduleName(of: declaring) else { return false }
    return index.files[file].imports.contains { $0.path == [module] && !$0.isScoped && !$0.isConditional }
  }
}
