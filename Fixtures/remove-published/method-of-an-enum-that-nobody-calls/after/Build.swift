import SwiftUI

enum Build: String {
  case developer, store

  static var current: Build { override ?? .store }

  private static var override: Build?

  /// For tests; there are none yet.
  func replace(_ body: () -> Void) {
    Build.override = self
    body()
    Build.override = nil
  }
}

@Observable
final class Courses {
  var titles: [String] = []
  var isLoading = false

  func load() {
    isLoading = true
    titles = ["Swift"]
    isLoading = false
  }
}

struct CoursesView: View {
  var courses: Courses

  var body: some View {
    Text(courses.titles.joined(separator: ", "))
    Text(Build.current.rawValue)
    Button("Load") { courses.load() }
  }
}
