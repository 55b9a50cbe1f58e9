import Feed
import SwiftUI

struct FeedView: View {
  var feed: Feed

  var body: some View {
    let _ = feed.isLoading
    Text("\(Votes.shared.count) votes")
    Button("Load") { feed.load() }
  }
}

struct FeedToolbar: View {
  var feed: Feed

  var body: some View {
    if feed.isLoading { ProgressView() }
  }
}

struct ArchiveView: View {
  var archive: Archive

  var body: some View {
    let _ = archive.observeChanges()
    Text("\(Votes.shared.count) votes")
    Button("Load") { archive.load() }
  }
}
