import Observation

protocol Clock: AnyObject, Observable {
    var time: String { get }
}
