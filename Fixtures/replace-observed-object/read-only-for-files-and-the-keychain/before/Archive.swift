import SwiftUI

final class Archive: ObservableObject {
  @Published private(set) var lastSaved: Date?
  private let folder: URL

  init(folder: URL) { self.folder = folder }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
  var text: String { (try? String(contentsOf: folder.appendingPathComponent("text"), encoding: .utf8)) ?? "" }

  func save(_ text: String) throws {
    try text.write(to: folder.appendingPathComponent("text"), atomically: true, encoding: .utf8)
    lastSaved = Date()
  }
}

struct NamesView: View {
  @ObservedObject var archive: Archive

  var body: some View { Text(archive.names.joined()) }
}

struct TextView: View {
  @ObservedObject var archive: Archive

  var body: some View { Text(archive.text) }
}

/// It reads a variable.
struct SavedView: View {
  @ObservedObject var archive: Archive

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

final class Access: ObservableObject {
  @Published var token: String?

  func grant() {
    token = "token"
    Keychain.store("token", "me")
  }

  var isGranted: Bool { Keychain.secret("me") != nil }
}

struct AccessView: View {
  @ObservedObject var access: Access

  var body: some View { Text(access.isGranted ? "granted" : "denied") }
}

/// Its class writes no file.
final class Reader: ObservableObject {
  @Published var page = 0

  var isThere: Bool { FileManager.default.fileExists(atPath: "/tmp/book") }
}

struct ReaderView: View {
  @ObservedObject var reader: Reader

  var body: some View { Text(reader.isThere ? "there" : "missing") }
}
