import CoreData
import SwiftUI

/// Only managed objects can conform.
protocol Source: ObservableObject, NSManagedObject {
  var name: String { get set }
}

final class Feed: NSManagedObject, Source {
  @NSManaged var name: String
}

/// A managed object conforms, beside a class that could move.
protocol Titled: ObservableObject {
  var title: String { get set }
}

final class Article: NSManagedObject, Titled {
  @NSManaged var title: String
}

final class Draft: Titled {
  @Published var title = ""
}

/// No managed object conforms.
protocol Named: AnyObject, Observable {
  var name: String { get }
}

@Observable
final class Account: Named {
  var name = ""
}

struct SourceRow<Item: Source>: View {
  @ObservedObject var source: Item

  var body: some View { TextField("name", text: $source.name) }
}

struct TitleRow<Item: Titled>: View {
  @ObservedObject var item: Item

  var body: some View { TextField("title", text: $item.title) }
}

struct NameRow<Item: Named>: View {
  var item: Item

  var body: some View { Text(item.name) }
}

struct RootView: View {
  @StateObject private var draft = Draft()
  @State private var account = Account()
  let feed: Feed
  let article: Article

  var body: some View {
    TitleRow(item: draft)
    TitleRow(item: article)
    NameRow(item: account)
    SourceRow(source: feed)
  }
}
