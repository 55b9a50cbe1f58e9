import SwiftUI

struct TagsView: View {
  var tags: Tags
  var body: some View { Text(tags.used.joined()) }
}
