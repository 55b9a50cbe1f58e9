import SwiftUI

enum Log {
  static var openings = 0
}

/// Opening one is counted, and an empty one is not.
final class Archive: ObservableObject, Decodable {
  enum CodingKeys: CodingKey { case title }

  @Published var title = ""

  init() {}

  init(opening path: String) {
    Log.openings += 1
    title = path
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
  }
}

struct EmptyArchiveView: View {
  @StateObject private var archive = Archive()

  var body: some View { Text(archive.title) }
}

/// The initializer of its superclass is inherited.
final class Journal: Notebook {}

class Notebook: ObservableObject {
  @Published var title: String

  init(opening path: String) {
    Log.openings += 1
    title = path
  }
}

struct JournalView: View {
  @StateObject private var journal = Journal(opening: "journal")

  var body: some View { Text(journal.title) }
}
