import MigrationPlanning
import SwiftModel

/// Adds a method to a class that announces several properties at once.
///
/// ```swift
/// center.add(observer: self) { [weak self] in
///   self?.objectWillChange.send()
/// }
/// ```
/// becomes
/// ```swift
/// center.add(observer: self) { [weak self] in
///   self?.announceChanges()
/// }
///
/// /// Tells those who read the object of changes that no tracked property announces.
/// private func announceChanges() {
///   withMutation(keyPath: \.title) {}
///   …
/// }
/// ```
///
/// It stands where announcements in place would not be readable, and where their properties cannot be named: outside of
/// the class, and in other modules. It announces what any of its calls has to. That is never more than was announced
/// before, as `objectWillChange` told of the whole object.
struct AnnouncingMethods {
  private struct Method {
    var properties: Set<String> = []
    var access: AccessLevel = .private
  }

  private let context: RuleContext
  private var methods: [TypeID: Method] = [:]

  init(context: RuleContext) { self.context = context }

  /// More announcements in one place than this are less readable than a call.
  static let limitInPlace = 3

  private static let name = "announceChanges"

  /// The call of the method, which then announces these properties, too; nil where the class cannot have it.
  mutating func call(
    announcing properties: [String], of owner: TypeID, for use: ObjectWillChangeUse, in file: Int
  ) -> String? {
    guard isAlone(owner), context.model.canDeclareFunction(named: Self.name, in: owner),
      properties.allSatisfy({
        context.model.canName($0, of: owner, in: owner.file) && !isIsolated($0, in: owner)
      })
    else { return nil }
    methods[owner, default: Method()].properties.formUnion(properties)
    let access = max(methods[owner]?.access ?? .private, accessLevel(of: owner, for: use, in: file))
    methods[owner]?.access = access
    return Self.name + "()"
  }

  /// The declarations of the methods that are called.
  func declarations() -> [Rewrite] {
    methods.sorted { $0.key < $1.key }.map { owner, method in
      context.model.declaring(
        "func " + Self.name, in: owner, access: method.access,
        statements: method.properties.sorted().map { "withMutation(keyPath: \\.\($0)) {}" },
        comment: "Tells those who read the object of changes that no tracked property announces.")
    }
  }

  /// The method of a superclass would be overridden.
  private func isAlone(_ owner: TypeID) -> Bool {
    context.index.lineage(of: owner).allSatisfy { $0 == owner || context.types[$0] == nil }
      && context.index.subclasses(of: owner).isEmpty
  }

  /// Whether the method, which is isolated as its class is, could form no key path to the property.
  private func isIsolated(_ property: String, in owner: TypeID) -> Bool {
    context.index.variables(named: property, of: owner).contains {
      PropertyIsolation.actor(of: context.index[$0], in: owner, context.model) != nil
    }
  }

  private func accessLevel(of owner: TypeID, for use: ObjectWillChangeUse, in file: Int) -> AccessLevel {
    if !context.index.isSameModule(owner.file, file) {
      // Tests name what is internal, too.
      return min(context.index[owner].accessLevel ?? .internal, .public)
    }
    return use.isOwn && file == owner.file ? .private : .internal
  }
}
