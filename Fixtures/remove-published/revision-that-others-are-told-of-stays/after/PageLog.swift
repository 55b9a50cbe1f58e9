import Combine

final class PageLog {
  var cancellables: Set<AnyCancellable> = []

  func write() {
    let page = Page()
    page.objectWillChange.sink { print("changed") }.store(in: &cancellables)
    page.write()
  }
}
