import SwiftUI

final class Folder: ObservableObject, CustomDebugStringConvertible, Identifiable {
  @Published var title = "Folder"
  var debugDescription: String { title }
}

struct Page {
  let folder: Folder?
}

struct ShelfView: View {
  let folder: Folder?
  let pages: [Page]

  var body: some View {
    Rows(pages) { page in
      if let found = folder ?? page.folder {
        FolderView().environmentObject(found)
      }
    }
  }
}

struct FolderView: View {
  @EnvironmentObject var folder: Folder
  var body: some View { Text(folder.title) }
}

struct Rows<Element, Content: View>: View {
  typealias Row = (Element) -> Content

  let elements: [Element]
  let row: Row

  init(_ elements: [Element], @ViewBuilder row: @escaping Row) {
    self.elements = elements
    self.row = row
  }

  var body: some View { ForEach(elements.indices, id: \.self) { row(elements[$0]) } }
}
