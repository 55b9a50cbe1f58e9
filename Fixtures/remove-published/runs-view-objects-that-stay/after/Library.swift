import Combine
import SwiftUI

// It stays, as its publisher is used: what changes in it is not tracked.
final class Track: ObservableObject {
  @Published var title = "one"
  var plays = 0
  private var lengths: AnyCancellable?

  func follow() { lengths = $title.sink { _ in } }
}

// It moves, so that nothing else has to be announced for it.
@Observable
final class Cover {
  var name = "blue"
  var uses = 0
}

enum Registry {
  static var lookups = 0
}

@Observable
final class Library {
  let track = Track()
  let cover = Cover()
  var isBusy = false { didSet { withMutation(keyPath: \.isBusy) {} } }
  var renamed = 0
  var covers = 0
  var visits = 0

  var summary: String {
    access(keyPath: \.isBusy)
    access(keyPath: \.renamed)
    access(keyPath: \.visits)
    return "\(track.title), played \(track.plays)"
  }

  func play() {
    track.plays += 1
    isBusy = true
  }

  func rename() {
    track.title += "!"
    renamed += 1
  }

  func lookUp() {
    track.title += "?"
    Registry.lookups += 1
    renamed += 1
  }

  func use() {
    cover.uses += 1
    covers += 1
  }
}

struct ContentView: View {
  @State private var library = Library()

  var body: some View {
    VStack {
      SummaryView(library: library)
      TrackView(track: library.track, library: library)
      TitleView(track: library.track, library: library)
      LookupView(library: library)
      CoverView(library: library)
      StateView(library: library)
    }
  }
}

// Through a member, with what is announced with the change.
struct SummaryView: View {
  var library: Library

  var body: some View {
    Text("summary \(library.summary)")
    Button("play") { library.play() }
    Button("rename") { library.rename() }
  }
}

// The track tells the view of its title, and not of this.
struct TrackView: View {
  @ObservedObject var track: Track
  var library: Library

  var body: some View {
    let _ = library.isBusy
    let _ = library.visits
    Text("plays \(track.plays)")
    Button("replay") {
      track.plays += 1
      library.visits += 1
    }
  }
}

// The track itself announces its title.
struct TitleView: View {
  @ObservedObject var track: Track
  var library: Library

  var body: some View {
    Text("title \(track.title)")
    Button("use") { library.use() }
  }
}

// That the title changes beside it would update the view only if the track moved.
struct LookupView: View {
  var library: Library

  var body: some View {
    let _ = library.renamed
    Text("title \(library.track.title), \(Registry.lookups) lookups")
    Button("look up") { library.lookUp() }
  }
}

struct CoverView: View {
  var library: Library
  var body: some View { Text("cover \(library.cover.name), used \(library.cover.uses)") }
}

struct StateView: View {
  var library: Library
  var body: some View {
    Text(
      "busy \(library.isBusy), renamed \(library.renamed), covers \(library.covers), visits \(library.visits)")
  }
}
