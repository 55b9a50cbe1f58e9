import Foundation
import SwiftUI

protocol Shelf {
  var items: NSMutableDictionary { get }
  var title: String { get }
}

extension Shelf {
  var count: Int { items.count }
}

class Notebook: Shelf {
  let items = NSMutableDictionary()
  var title: String { "\(items.count) pages" }
}

final class Diary: Notebook {
  static let days = NSMutableDictionary()
  override var title: String { "\(Diary.days.count) days" }
}

final class Album: Shelf {
  let items = NSMutableDictionary()
  var title: String { "\(items.count) photos" }
}

final class Pages: ObservableObject {
  @Published var isWriting = false
  func write() {
    Diary.days["day \(Diary.days.count)"] = "text"
    isWriting = false
  }
}

final class Photos: ObservableObject {
  @Published var isAdding = false
  let album: Album
  init(album: Album) { self.album = album }
  func add() {
    album.items["photo \(album.items.count)"] = "photo"
    isAdding = false
  }
}

struct NotebookView: View {
  let notebook: Notebook
  @ObservedObject var pages: Pages

  var body: some View {
    VStack {
      Text(notebook.title)
      Button("write") { pages.write() }
    }
  }
}

struct ShelfView: View {
  let shelf: any Shelf
  @ObservedObject var photos: Photos

  var body: some View {
    VStack {
      Text("\(shelf.items.count) of \(shelf.count)")
      Button("add") { photos.add() }
    }
  }
}

struct ContentView: View {
  @StateObject private var pages = Pages()
  @StateObject private var photos: Photos
  private let album: Album

  init() {
    let album = Album()
    self.album = album
    _photos = StateObject(wrappedValue: Photos(album: album))
  }

  var body: some View {
    VStack {
      NotebookView(notebook: Diary(), pages: pages)
      ShelfView(shelf: album, photos: photos)
    }
  }
}
