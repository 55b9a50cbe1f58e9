import SwiftUI

@Observable
final class Model /* the model */: /* first */ /* after */ Identifiable {
    var count = 0
}

@Observable
final class Line: // the old one
    Identifiable
{
    var count = 0
}

@Observable
final class Short: /* after */ Identifiable {
    var count = 0
}
