import SwiftModel

/// Persistent state outside of the app: files and the keychain. All files count as one: a read of any file may
/// see a write to any other.
///
/// ```swift
/// var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
/// func save(_ text: String) throws { try text.write(to: url, atomically: true, encoding: .utf8) }
/// ```
enum ExternalState: String {
  case files
  case keychain = "the keychain"

  /// Nil unless the use reads such state.
  init?(readBy use: Effect) {
    let label = use.firstArgument?.label
    func isGiven(_ beginnings: String...) -> Bool {
      label.map { beginnings.contains(where: $0.hasPrefix) } == true
    }
    if LibraryEffects.readsFiles(use.name), use.base != nil, use.isCalled,
      use.firstArgument == nil || isGiven("at", "for") || LibraryEffects.loadsFile(method: use.name)
    {
      self = .files
    } else if LibraryEffects.loadsFile(use.name),
      isGiven("contentsOf", "fileAtPath", "forReading", "byReferencing", "url")
    {
      self = .files
    } else if LibraryEffects.readsKeychain(use.name) {
      self = .keychain
    } else {
      return nil
    }
  }

  /// Nil unless the use changes such state.
  init?(changedBy use: Effect) {
    if use.base != nil, LibraryEffects.changersOfFiles.contains(use.name) || use.writesToFile {
      self = .files
    } else if LibraryEffects.changersOfKeychain.contains(use.name) {
      self = .keychain
    } else {
      return nil
    }
  }

  /// Whether `init(readBy:)` recognizes a name.
  static func mayBeRead(by name: String) -> Bool {
    LibraryEffects.readsFiles(name) || LibraryEffects.loadsFile(name) || LibraryEffects.readsKeychain(name)
  }

  /// The names of what `init(changedBy:)` recognizes.
  var changers: Set<String> {
    switch self {
    case .files: Set(LibraryEffects.changersOfFiles + ["write"])
    case .keychain: Set(LibraryEffects.changersOfKeychain)
    }
  }
}

extension Effect {
  /// `text.write(to: url, …)`, `text.write(toFile: path, …)`
  fileprivate var writesToFile: Bool {
    name == "write" && firstArgument?.label?.hasPrefix("to") == true
  }
}

extension ResolvedType {
  /// `UserDefaults`, or a static member of it, which has no other type known: `UserDefaults.standard`.
  var isUserDefaults: Bool {
    if case .external(let names, _) = unwrapped { names.suffix(2).contains("UserDefaults") } else { false }
  }
}
