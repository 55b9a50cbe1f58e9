import Combine

final class PageTests {
  var cancellables: Set<AnyCancellable> = []

  func testWriting() {
    let page = Page()
    page.objectWillChange.sink { print("changed") }.store(in: &cancellables)
    page.write()
  }
}
