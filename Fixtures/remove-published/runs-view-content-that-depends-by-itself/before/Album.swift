import SwiftUI

enum Ink {
  static var amount = 0
}

final class Album: ObservableObject {
  @Published var pages = 0
  @Published var photos = 0
  @Published var stamps = 0

  func addPage() {
    Ink.amount += 1
    pages += 1
  }

  func addPhoto() {
    Ink.amount += 1
    photos += 1
  }

  func addStamp() {
    Ink.amount += 1
    stamps += 1
  }
}

struct ContentView: View {
  @StateObject private var album = Album()

  var body: some View {
    VStack {
      FrameView(album: album)
      PageView(album: album)
      SheetView(album: album)
    }
  }
}

// The frame depends on the pages, and this view does not.
struct FrameView: View {
  @ObservedObject var album: Album

  var body: some View {
    Text("ink \(Ink.amount)")
    Frame { Text("pages \(album.pages)") }
    Button("page") { album.addPage() }
  }
}

struct Frame<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}

// The content of a stack, and of a view that keeps no closure, is made here.
struct PageView: View {
  @ObservedObject var album: Album

  var body: some View {
    Text("ink \(Ink.amount)")
    Border { Text("photos \(album.photos)") }
    Button("photo") { album.addPhoto() }
  }
}

struct Border<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

struct SheetView: View {
  @ObservedObject var album: Album
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("ink \(Ink.amount)")
      Toggle("open", isOn: $isOpen)
      Button("stamp") { album.addStamp() }
    }
    .sheet(isPresented: $isOpen) { Text("stamps \(album.stamps)") }
  }
}
