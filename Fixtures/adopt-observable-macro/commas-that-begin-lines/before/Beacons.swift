import Combine
import Foundation

class Beacon
    : NSObject
    // observing
    , ObservableObject
    // identity
    , Identifiable
{
    @Published var isLit = false
}

class Lantern: ObservableObject // observing
    , Identifiable { // identity
    @Published var isLit = false
}

class Torch: NSObject, ObservableObject // observing
    , Identifiable {
    @Published var isLit = false
}

class Candle
    : NSObject
    , ObservableObject
{
    @Published var isLit = false
}

class Match
    : NSObject
    , ObservableObject {
    @Published var isLit = false
}

class Ember
    : NSObject
    // observing
    , ObservableObject {
    @Published var isLit = false
}

class Spark
    : NSObject
    , ObservableObject // observing
    , Identifiable
{
    @Published var isLit = false
}

class Glow
    : NSObject
    , ObservableObject
    , Identifiable
{
    @Published var isLit = false
}
