import Foundation
import SwiftUI

final class Downloads: ObservableObject {
  let path = NSTemporaryDirectory() + UUID().uuidString
  @Published private(set) var progress = 0

  func download() {
    try? Data("movie \(progress)".utf8).write(to: URL(fileURLWithPath: path))
    progress += 1
  }
}

struct ContentView: View {
  @StateObject private var downloads = Downloads()

  var body: some View {
    Contents(downloads: downloads)
    Handle(downloads: downloads)
    Length(downloads: downloads)
    Button("download", action: downloads.download)
  }
}

struct Contents: View {
  @ObservedObject var downloads: Downloads

  var body: some View {
    Text("\(FileManager.default.contents(atPath: downloads.path)?.count ?? 0)")
  }
}

struct Handle: View {
  @ObservedObject var downloads: Downloads

  var body: some View {
    Text(FileHandle(forReadingAtPath: downloads.path) == nil ? "none" : "a file")
  }
}

struct Length: View {
  @ObservedObject var downloads: Downloads

  var body: some View { Text("\(NSData(contentsOfFile: downloads.path)?.length ?? 0)") }
}
