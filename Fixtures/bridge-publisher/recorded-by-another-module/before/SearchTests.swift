import Combine
import Recording

final class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
}

func testSearch() {
  let search = Search()
  let recorder = search.$query.record()
  search.query = "swift"
  print(recorder.elements)
  expect(search.$results.record().first(), [])
}
