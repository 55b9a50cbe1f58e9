import SwiftUI

@Observable
final class Archive {
  private(set) var lastSaved: Date?
  private let folder: URL

  init(folder: URL) { self.folder = folder }

  var names: [String] {
    access(keyPath: \.lastSaved)
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
  var text: String {
    access(keyPath: \.lastSaved)
    return (try? String(contentsOf: folder.appendingPathComponent("text"), encoding: .utf8)) ?? ""
  }

  func save(_ text: String) throws {
    try text.write(to: folder.appendingPathComponent("text"), atomically: true, encoding: .utf8)
    lastSaved = Date()
  }
}

struct NamesView: View {
  var archive: Archive

  var body: some View { Text(archive.names.joined()) }
}

struct TextView: View {
  var archive: Archive

  var body: some View { Text(archive.text) }
}

/// It reads a variable.
struct SavedView: View {
  var archive: Archive

  var body: some View { Text((archive.lastSaved?.description ?? "") + archive.text) }
}

enum Keychain {
  static func secret(_ account: String) -> String? {
    var found: AnyObject?
    let query: [String: Any] = ["acct": account]
    return SecItemCopyMatching(query, &found) == 0 ? found as? String : nil
  }

  static func store(_ secret: String, _ account: String) {
    let query: [String: Any] = ["acct": account, "v_Data": secret]
    SecItemAdd(query, nil)
  }
}

@Observable
final class Access {
  var token: String? { didSet { withMutation(keyPath: \.token) {} } }

  func grant() {
    token = "token"
    Keychain.store("token", "me")
  }

  var isGranted: Bool {
    access(keyPath: \.token)
    return Keychain.secret("me") != nil
  }
}

struct AccessView: View {
  var access: Access

  var body: some View { Text(access.isGranted ? "granted" : "denied") }
}

/// Its class writes no file.
@Observable
final class Reader {
  var page = 0

  var isThere: Bool { FileManager.default.fileExists(atPath: "/tmp/book") }
}

struct ReaderView: View {
  var reader: Reader

  var body: some View { Text(reader.isThere ? "there" : "missing") }
}
