import EffectAnalysis
import SwiftModel

/// State of the system that shared instances and classes of Apple's give: `UIScreen.main.brightness`,
/// `AVCaptureDevice.authorizationStatus(for: .video)`.
extension ProjectModel {
  /// Whether a name is that of a class of Apple's, with any members changing, and of no class of the project.
  func isOfSystem(_ name: String) -> Bool {
    KnownTypes.isPlainAppleClass(name) && !index.declaresType(named: name)
  }

  /// What a member of a shared instance, or a static member, gives; nil for what does not change, and for what is no such member.
  func systemState(namedBy use: Effect) -> UnobservedKey? {
    guard let first = use.path.firstMember else { return nil }
    if use.name == Self.sharedApplication {
      return .system("NSApplication", member: Self.property(setBy: first))
    }
    guard LibraryEffects.changesOfSystem(first) else { return nil }
    return LibraryEffects.isSharedInstance(first)
      ? .system(use.name, member: use.path.secondMember.map(Self.property)) : .system(use.name, member: first)
  }

  /// The names by which code names the state of some classes.
  func namesOfSystem(in keys: Set<UnobservedKey>) -> Set<String> {
    let types = keys.compactMap { key -> String? in if case .system(let type, _) = key { type } else { nil } }
    return Set(types + (types.contains("NSApplication") ? [Self.sharedApplication] : []))
  }

  /// Whether a mention of a class may ask the user, or the system, to change what a static member of it gives:
  /// `AVCaptureDevice.requestAccess(for: .video)`, `CNContactStore().requestAccess(for: .contacts)`.
  func mayAskSystem(for key: UnobservedKey, by use: Effect) -> Bool {
    guard case .system(use.name, let member?) = key, LibraryEffects.changesOfSystem(member) else {
      return false
    }
    return use.path.firstMember?.hasPrefix("request") ?? use.isCalled
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
