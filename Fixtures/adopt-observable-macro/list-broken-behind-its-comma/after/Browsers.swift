import Foundation
import Observation

protocol Tabbed {}

@Observable
final class Browser: NSObject,
    Identifiable, Tabbed
{
    var page = 0
}

@Observable
final class Reader: NSObject,
    Identifiable
{
    var page = 0
}

@Observable
final class Viewer: Identifiable
{
    var page = 0
}

@Observable
final class Pager: NSObject,
    Identifiable
{
    var page = 0
}

@Observable
final class Finder: NSObject, // observing
    Identifiable
{
    var page = 0
}
