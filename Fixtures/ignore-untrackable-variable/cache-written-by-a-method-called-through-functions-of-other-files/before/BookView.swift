import SwiftUI

struct BookView: View {
  @StateObject private var titles = Titles()

  var body: some View {
    ForEach(0..<3, id: \.self) { chapter in
      ChapterView(headings: Headings(titles: titles), chapter: chapter)
    }
  }
}
