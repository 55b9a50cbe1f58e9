import Foundation
import SwiftUI

@Observable
final class Downloads {
  let path = NSTemporaryDirectory() + UUID().uuidString
  private(set) var progress = 0

  func download() {
    try? Data("movie \(progress)".utf8).write(to: URL(fileURLWithPath: path))
    progress += 1
  }
}

struct ContentView: View {
  @State private var downloads = Downloads()

  var body: some View {
    Contents(downloads: downloads)
    Handle(downloads: downloads)
    Length(downloads: downloads)
    Button("download", action: downloads.download)
  }
}

struct Contents: View {
  var downloads: Downloads

  var body: some View {
    let _ = downloads.progress
    Text("\(FileManager.default.contents(atPath: downloads.path)?.count ?? 0)")
  }
}

struct Handle: View {
  var downloads: Downloads

  var body: some View {
    let _ = downloads.progress
    Text(FileHandle(forReadingAtPath: downloads.path) == nil ? "none" : "a file")
  }
}

struct Length: View {
  var downloads: Downloads

  var body: some View {
    let _ = downloads.progress
    Text("\(NSData(contentsOfFile: downloads.path)?.length ?? 0)")
  }
}
