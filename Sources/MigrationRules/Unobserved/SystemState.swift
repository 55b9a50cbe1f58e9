import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// State of the system that shared instances, classes and functions of Apple's give: `UIScreen.main.brightness`,
/// `AVCaptureDevice.authorizationStatus(for: .video)`, `AXIsProcessTrusted()`.
extension ProjectModel {
  /// Whether a name is that of a class of Apple's, with any members changing, and of no class of the project; or of a function
  /// that asks the system.
  func isOfSystem(_ name: String) -> Bool {
    KnownTypes.isPlainAppleClass(name) && !index.declaresType(named: name) || LibraryEffects.asksSystem(name)
  }

  /// What a member of a shared instance, or a static member, gives; none for what does not change, and for what is no such
  /// member. Of a member that the sources add, it is what that reads.
  func systemState(namedBy use: Effect) -> Set<UnobservedKey> {
    if LibraryEffects.asksSystem(use.name) { return [.system(use.name, member: use.name)] }
    guard let first = use.path.firstMember else {
      // `CLLocationManager().authorizationStatus`
      let asked = use.memberOfResult.flatMap { LibraryEffects.changesOfSystem($0) ? $0 : nil }
      return asked.map { [.system(use.name, member: $0)] } ?? []
    }
    if use.name == Self.sharedApplication {
      return state(of: "NSApplication", givenBy: first)
    }
    guard LibraryEffects.changesOfSystem(first) else { return [] }
    guard LibraryEffects.isSharedInstance(first) else { return [.system(use.name, member: first)] }
    return (use.path.secondMember ?? use.memberOfResult).map { state(of: use.name, givenBy: $0) }
      ?? [.system(use.name, member: nil)]
  }

  /// - Parameter depth: the number of members that the sources add, one reading the other, that are followed.
  private func state(of type: String, givenBy member: String, depth: Int = 4) -> Set<UnobservedKey> {
    let code = depth > 0 ? codeAdded(to: type, as: member) : []
    if code.isEmpty { return [.system(type, member: Self.property(setBy: member))] }
    let effects = references.effects(in: Set(code)) { _ in true }
    return effects.values.joined().filter { $0.isOwn && $0.name.first?.isLowercase == true }
      .reduce(into: []) { $0.formUnion(state(of: type, givenBy: $1.name, depth: depth - 1)) }
  }

  /// The code of a function or of a property that an extension adds to a class of Apple's.
  private func codeAdded(to type: String, as member: String) -> [CodeRegion] {
    index.extensions(ofOther: type, declaring: member).flatMap { declaration -> [CodeRegion] in
      let fact = index[declaration]
      let ranges =
        fact.functions.filter { $0.name == member }.compactMap(\.bodyRange)
        + fact.variables.filter { $0.name == member && $0.isComputed }.map(\.declarationRange)
      return ranges.map { CodeRegion(file: declaration.file, range: $0) }
    }
  }

  /// The names by which code names the state of some classes.
  func namesOfSystem(in keys: Set<UnobservedKey>) -> Set<String> {
    let types = keys.compactMap { key -> String? in if case .system(let type, _) = key { type } else { nil } }
    return Set(types + (types.contains("NSApplication") ? [Self.sharedApplication] : []))
  }

  /// Whether a mention of a class may ask the user, or the system, to change what a static member of it gives:
  /// `AVCaptureDevice.requestAccess(for: .video)`, `CNContactStore().requestAccess(for: .contacts)`.
  func mayAskSystem(for key: UnobservedKey, by use: Effect) -> Bool {
    guard case .system(use.name, let member?) = key else { return false }
    // `for await _ in center.notifications(named: UIDevice.batteryLevelDidChangeNotification) { … }`
    if use.isNotification, use.taker?.lastName == "notifications" { return true }
    guard LibraryEffects.changesOfSystem(member) else { return false }
    return use.path.firstMember?.hasPrefix("request") ?? use.isCalled
  }

  /// The code that notifications of some classes of Apple's run, and the functions of delegates that are given such an object,
  /// by the names of the classes.
  ///
  /// ```swift
  /// center.publisher(for: UIDevice.batteryLevelDidChangeNotification).sink { [weak self] _ in self?.refresh() }
  /// center.addObserver(self, selector: #selector(refresh), name: UIDevice.batteryLevelDidChangeNotification, object: nil)
  /// func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { … }
  /// ```
  func codeTold(ofChangesIn types: Set<String>) -> [String: Set<CodeRegion>] {
    var found: [String: Set<CodeRegion>] = [:]
    let files = Set(LibraryEffects.reportersOfChanges.flatMap { index.files(mentioning: $0) })
    let named = references.effects(on: types, in: files).filter(\.use.isNotification)
    let reporters = references.effects(
      on: Set(LibraryEffects.reportersOfChanges), in: Set(named.map(\.file)), for: .call)
    for reporter in reporters {
      guard let call = reporter.use.callRange else { continue }
      let file = reporter.file
      for type in named where type.file == file && call.contains(type.use.offset) {
        let closures = reporter.use.callbacks.map { CodeRegion(file: file, range: $0) }
        found[type.use.name, default: []].formUnion(closures + functions(namedIn: call, of: file))
      }
    }
    let declarations = classes.flatMap { index.declarations(of: $0.id) }
    for type in types { found[type, default: []].formUnion(code(of: declarations, given: type)) }
    return found
  }

  /// The functions that are given an object of another module's class, as those of its delegates are.
  func code(of declarations: [TypeID], given type: String) -> [CodeRegion] {
    declarations.flatMap { declaration in
      index[declaration].functions.filter { $0.kind == .function && $0.isGiven(type) }
        .compactMap(\.bodyRange).map { CodeRegion(file: declaration.file, range: $0) }
    }
  }

  /// `refresh` of `center.addObserver(self, selector: #selector(refresh), name: name, object: nil)`
  private func functions(namedIn range: Range<Int>, of file: Int) -> [CodeRegion] {
    let code = CodeRegion(file: file, range: range)
    let named = references.effects(in: [code], where: index.functionNames.contains)[code] ?? []
    let members = named.filter { !$0.isCalled }.flatMap { calls.members(referredToBy: $0, in: file) }
    return members.flatMap { member -> [CodeRegion] in
      guard case .function(let function, let declaration) = member else { return [] }
      return function.code(in: declaration.file)
    }
  }

  /// `badgeLabel` of `setBadgeLabel("1")`.
  private static func property(setBy member: String) -> String {
    let name = member.dropFirst(3)
    guard member.hasPrefix("set"), let first = name.first, first.isUppercase else { return member }
    return first.lowercased() + name.dropFirst()
  }

  /// The global variable that is `NSApplication.shared`.
  private static let sharedApplication = "NSApp"
}

extension Effect {
  /// `UIDevice.batteryLevelDidChangeNotification`
  fileprivate var isNotification: Bool { base == nil && path.firstMember?.hasSuffix("Notification") == true }
}

extension FunctionFact {
  /// `func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)`
  fileprivate func isGiven(_ type: String) -> Bool {
    parameters.contains { $0.type?.withoutOptional.dottedName?.last == type }
  }
}
