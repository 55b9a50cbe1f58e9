import SwiftUI

struct ChapterView: View {
  let headings: Headings
  let chapter: Int

  var body: some View {
    Text(line(chapter))
  }
}

extension ChapterView {
  fileprivate func line(_ chapter: Int) -> String {
    headings.heading(of: chapter)
  }
}
