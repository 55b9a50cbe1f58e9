import SwiftUI

class Surroundings {
  var date: () -> Date = Date.init
}

final class TestSurroundings: Surroundings {
  init(date: @escaping () -> Date) {
    super.init()
    self.date = date
  }
}

var surroundings = Surroundings()

func clocks() -> [() -> Date] { [] }

/// The subclass is made without its name, with a function that no source tells.
func prepare() {
  for clock in clocks() {
    let test: TestSurroundings = .init(date: clock)
    surroundings = test
  }
}

struct Page {
  var text = ""
  var modified = Date.distantPast

  mutating func stamp() { modified = surroundings.date() }
}

@Observable
final class Diary {
  var page = Page()

  func save() {
    var newPage = page
    newPage.stamp()
    page = newPage
  }
}

struct DiaryView: View {
  @State private var diary = Diary()

  var body: some View {
    Text(diary.page.text)
    Button("Save") { diary.save() }
  }
}
