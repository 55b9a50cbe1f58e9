import Combine
import Foundation

protocol Tabbed {}

final class Browser: NSObject, ObservableObject,
    Identifiable, Tabbed
{
    @Published var page = 0
}

final class Reader: NSObject,
    ObservableObject,
    Identifiable
{
    @Published var page = 0
}

final class Viewer: ObservableObject,
    Identifiable
{
    @Published var page = 0
}

final class Pager: NSObject,
    ObservableObject, Identifiable
{
    @Published var page = 0
}

final class Finder: NSObject, ObservableObject, // observing
    Identifiable
{
    @Published var page = 0
}
