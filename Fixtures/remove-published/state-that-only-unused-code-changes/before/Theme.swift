import SwiftUI

enum Theme {
  static var accent = Color.blue
  static var text = Color.primary

  /// For apps that bring their own colors; none here does.
  static func update(accent: Color, text: Color) {
    self.accent = accent
    self.text = text
  }
}

final class Courses: ObservableObject {
  @Published var titles: [String] = []
  @Published var isLoading = false

  func load() {
    isLoading = true
    titles = ["Swift"]
    isLoading = false
  }
}

struct CoursesView: View {
  @ObservedObject var courses: Courses

  var body: some View {
    Text(courses.titles.joined(separator: ", ")).foregroundColor(Theme.text)
    Button("Load") { courses.load() }
  }
}
