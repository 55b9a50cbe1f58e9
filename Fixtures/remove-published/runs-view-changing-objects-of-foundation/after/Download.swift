import SwiftUI

// What a `Progress` shows changes with no announcement. What changes it announces something that only a row reads.
@Observable
final class Download {
  var attempts = 0
  var ended = 0
  private var progress: Progress?

  var isCancelled: Bool {
    access(keyPath: \.ended)
    return progress?.isCancelled ?? false
  }

  init() { progress = Progress(totalUnitCount: 3) }

  func cancel() {
    progress?.cancel()
    ended += 1
  }
}

@Observable
final class Upload {
  var steps = 0
  let progress = Progress(totalUnitCount: 3)

  var share: String {
    access(keyPath: \.steps)
    return progress.completedUnitCount == 3 ? "whole" : "part"
  }

  func go() {
    progress.completedUnitCount += 1
    steps += 1
  }
}

@Observable
final class Trip {
  var legs = 0
  let guests = NSMutableArray()
  // Nothing shows what is written there.
  private let journal = NSMutableArray()

  var title: String {
    journal.add("title")
    return "trip"
  }
  var size: Int {
    access(keyPath: \.legs)
    return guests.count
  }

  func leave() {
    journal.add("leave")
    legs += 1
  }

  func change(_ change: () -> Void) {
    change()
    legs += 1
  }
}

struct ContentView: View {
  @State private var trip = Trip()
  @State private var download = Download()
  @State private var upload = Upload()

  var body: some View {
    VStack {
      DownloadView(download: download)
      UploadView(upload: upload)
      TripView(trip: trip)
    }
  }
}

struct DownloadView: View {
  var download: Download

  var body: some View {
    Text("cancelled \(download.isCancelled)")
    EndedRow(download: download)
    Button("cancel") { download.cancel() }
  }
}

struct EndedRow: View {
  var download: Download
  var body: some View { Text("ended \(download.ended), attempts \(download.attempts)") }
}

struct UploadView: View {
  var upload: Upload

  var body: some View {
    Text("share \(upload.share)")
    StepsRow(upload: upload)
    Button("go") { upload.go() }
  }
}

struct StepsRow: View {
  var upload: Upload
  var body: some View { Text("steps \(upload.steps)") }
}

struct TripView: View {
  var trip: Trip

  var body: some View {
    Text("\(trip.title), guests \(trip.size)")
    LegsRow(trip: trip)
    Button("invite") { trip.change { trip.guests.add("guest") } }
    Button("leave") { trip.leave() }
  }
}

struct LegsRow: View {
  var trip: Trip
  var body: some View { Text("legs \(trip.legs)") }
}
