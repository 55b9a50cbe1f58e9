import Combine
import Observation

/// What a store outside of the class keeps.
final class Archive {
  var entries: [String] = []
}

@Observable
class Station {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var name = "station" {
    willSet { objectWillChange.send() }
  }
  private let archive: Archive
  private(set) var visits = 0 {
    willSet { objectWillChange.send() }
  }

  init(archive: Archive) { self.archive = archive }

  var entries: [String] {
    access(keyPath: \.entries)
    return archive.entries
  }

  var volume: Int {
    get {
      access(keyPath: \.volume)
      return archive.entries.count
    }
    set {
      objectWillChange.send()
      withMutation(keyPath: \.entries) {}
      withMutation(keyPath: \.volume) {}
      archive.entries = Array(repeating: "tone", count: newValue)
    }
  }

  func note(_ text: String) {
    objectWillChange.send()
    archive.entries.append(text)
  }

  func visit() {
    visits += 1
    name = "visited"
    objectWillChange.send()
  }
}

/// A stand-in that counts, as one in a test.
@Observable
final class CountingStation: Station {
  var notes = 0

  override func note(_ text: String) {
    notes += 1
    super.note(text)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let archive = Archive()
  let station = CountingStation(archive: archive)
  let changes = station.objectWillChange.sink {
    record("will change: \(station.name) \(station.visits) \(station.entries) \(station.notes)")
  }
  station.note("opened")
  station.volume = 2
  station.visit()
  station.name = "renamed"
  // One subscriber at a time, as the order of several is not fixed.
  changes.cancel()
  let plain: Station? = station
  let others = plain?.objectWillChange.dropFirst().sink { record("dropped one") }
  plain?.objectWillChange.send()
  plain?.note("closed")
  others?.cancel()
  station.note("unheard")
  record("\(station.name) \(station.visits) \(station.entries) \(station.notes)")
}
