import Combine
import Observation
import Recording

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  var results: [String] = [] {
    willSet { resultsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var resultsSubject = CurrentValueSubject<[String], Never>(_results)
}

func testSearch() {
  let search = Search()
  let recorder = search.querySubject.record()
  search.query = "swift"
  print(recorder.elements)
  expect(search.resultsSubject.record().first(), [])
}
